/** The child's side of a measured server: says where it listens, then its CPU time as often as it is asked. */
export function reportTo(parent: NodeJS.Process, port: number) {
  parent.on("message", () => parent.send?.(parent.cpuUsage()));
  // Nobody is left to measure us: the sockets alone would keep this process alive.
  parent.on("disconnect", () => parent.exit());
  parent.send?.({ port });
}
