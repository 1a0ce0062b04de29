const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;

/** The child's side of a measured server: reports its port, then on request its CPU time and how many pages it has rendered. */
export function reportTo(parent: NodeJS.Process, port: number, rendered = () => 0) {
  parent.on("message", () =>
    parent.send?.({ all: sum(parent.cpuUsage()), main: sum(parent.threadCpuUsage()), rendered: rendered() }),
  );
  // Exit with the parent: open sockets would keep this process alive.
  parent.on("disconnect", () => parent.exit());
  parent.send?.({ port });
}
