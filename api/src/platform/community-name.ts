import { SITE_NAME } from "@barakah/contract";

/** What the community is called: the app's own name until it has set one. */
export type ReadName = () => Promise<string>;

declare module "fastify" {
  interface FastifyInstance {
    communityName: ReadName;
  }
}

/** Texts are written with the app's name; the community's takes its place. */
export const named = (text: string, name: string): string => text.replaceAll(SITE_NAME, name);
