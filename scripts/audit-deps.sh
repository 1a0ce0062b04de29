# `npm run audit:deps`: known vulnerabilities of the packages in the lock file, and the signatures of those installed.
asking="--loglevel=warn --fetch-retries=0"
if npm audit $asking && npm audit signatures $asking; then
  echo "No known advisory, and all signatures are right."
else
  echo "NOT CLEAN, or NOT CHECKED: npm says above what it found, or why it could not ask."
  exit 1
fi
