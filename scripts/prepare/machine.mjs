/** Decides which binary packages are needed. */
export function machine() {
  return { os: process.platform, cpu: process.arch, libc: libc() };
}

function libc() {
  if (process.platform !== "linux") return undefined;
  return process.report?.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

const allows = (list, value) => {
  const names = [list ?? []].flat();
  if (names.length === 0 || value === undefined) return true;
  if (names.includes(`!${value}`)) return false;
  return names.every((name) => name.startsWith("!")) || names.includes(value);
};

/** Whether npm installs this lock file entry on that machine. */
export function isFor({ os, cpu, libc }, entry) {
  return allows(entry.os, os) && allows(entry.cpu, cpu) && allows(entry.libc, libc);
}
