import { randomBytes, randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { giveTo, type Identity } from "./server-user.ts";
import { withShortPath } from "./socket-directory.ts";

export interface AppLock {
  release(): void;
}

const ATTEMPTS = 5;
const LONGEST_NAME = ".app-0123456789ab";

/**
 * A lock on a directory. Each app listens on its own socket in it, then checks whether another one answers. The
 * kernel closes the socket of a dead process, so the lock cannot go stale; names are never reused, so removing a dead
 * socket cannot remove a live one. Two apps that start at once both back off and retry.
 */
export async function takeAppLock(
  home: string,
  identity: Identity | undefined,
): Promise<AppLock | undefined> {
  const directory = join(home, "lock");
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await giveTo(identity, directory);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const mine = await announce(directory);
    if (!(await anotherAnswers(directory, mine.name))) return mine;
    mine.release();
    await delay(randomInt(20, 120));
  }
  return undefined;
}

async function announce(directory: string): Promise<AppLock & { name: string }> {
  const name = `app-${randomBytes(6).toString("hex")}`;
  const server = createServer((visitor) => visitor.destroy());
  await withShortPath(directory, LONGEST_NAME, (short) => listen(server, join(short, `.${name}`)));
  server.unref();
  // Others must only see a listening socket: one that is bound but not listening refuses connections as if dead.
  await rename(join(directory, `.${name}`), join(directory, name));
  const release = () => {
    rmSync(join(directory, name), { force: true });
    server.close();
  };
  return { name, release };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ path, exclusive: true }, resolve);
  });
}

async function anotherAnswers(directory: string, own: string): Promise<boolean> {
  const others = (await readdir(directory)).filter((name) => name.startsWith("app-") && name !== own);
  return withShortPath(directory, LONGEST_NAME, async (short) => {
    for (const name of others) {
      if (await answers(join(short, name))) return true;
      await rm(join(directory, name), { force: true });
    }
    return false;
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      resolve(error.code !== "ECONNREFUSED" && error.code !== "ENOENT");
    });
  });
}
