/**
 * Headers of a page whose secret address is the permission to read it: no cache keeps it, no search engine lists it, and no other site
 * sees its address as referrer. Our own forms send the referrer: without it a browser hides where a form comes from.
 */
export const privatePage = () => ({
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
});
