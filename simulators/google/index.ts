import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { chooserPage } from "./chooser-page.ts";
import { personCalled } from "./people.ts";
import { createSigner, type Signer } from "./signer.ts";

const BASE = "/simulator/google";
const SIMULATOR_CLIENT_ID = "simulator.barakah.invalid";
const CHOOSER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const asked = z.object({
  email: z.email("Isi dengan alamat e-mail yang benar."),
  name: z.string().max(150).default(""),
  nonce: z.string().max(200).default(""),
  client_id: z.string().max(200),
});

declare module "fastify" {
  interface FastifyInstance {
    googleSimulator?: { signer: Signer };
  }
}

function scripts(app: FastifyInstance) {
  for (const name of ["client.js", "chooser.js"])
    app.get(`${BASE}/${name}`, async (_request, reply) =>
      reply
        .type("text/javascript; charset=utf-8")
        .header("cache-control", "no-cache")
        .send(await readFile(resolve(import.meta.dirname, name))),
    );
}

function credentials(app: FastifyInstance, signer: Signer) {
  app.get(`${BASE}/certs`, async (_request, reply) =>
    reply.header("cache-control", "public, max-age=600").send(await signer.jwks()),
  );
  app.get(`${BASE}/choose`, async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .headers({ "content-security-policy": CHOOSER_POLICY, "cache-control": "no-store" })
      .send(chooserPage()),
  );
  app.get(`${BASE}/credential`, async (request, reply) => {
    const refuse = (detail: string) => reply.code(400).send({ detail });
    const { data, error } = asked.safeParse(request.query);
    if (error) return refuse(error.issues[0]?.message ?? "");
    const { email, name, nonce, client_id } = data;
    const person = personCalled(email, name);
    if (!person) return refuse("Alamat gmail.com hanya untuk orang contoh di daftar.");
    const credential = await signer.sign({ nonce, email_verified: true, ...person }, { audience: client_id });
    return reply.header("cache-control", "no-store").send({ credential });
  });
}

/**
 * Simulates Google for an offline demo and for tests: the button's script, keys and tokens, which pass the same
 * checks as Google's.
 */
export function playGoogle(app: FastifyInstance, publicUrl: string) {
  const issuer = `${publicUrl}${BASE}`;
  const signer = createSigner(issuer);
  app.decorate("googleSimulator", { signer });
  scripts(app);
  credentials(app, signer);
  app.log.info("Google sign-in is simulated: anybody can sign in as anybody new");
  return {
    scriptUrl: `${BASE}/client.js`,
    clientId: SIMULATOR_CLIENT_ID,
    issuer,
    keysPath: `${BASE}/certs`,
  };
}
