import { getGoogleSettings, logInWithGoogle } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve-endpoint.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import type { Accounts } from "./accounts.ts";
import { whereaboutsOf } from "./device-and-place.ts";
import { signInWithGoogle } from "./google-login.ts";
import { issueNonce } from "./google-proof-once.ts";
import type { GoogleTrust } from "./google-token.ts";
import { googleOff } from "./refusals.ts";

export interface Google {
  trust: GoogleTrust;
  scriptUrl: string;
}

export function googleRoutes(app: FastifyInstance, accounts: Accounts, google: Google | undefined) {
  serve(app, getGoogleSettings, async ({ reply }) => {
    reply.header("cache-control", "no-store");
    if (!google) return { enabled: false, client_id: "", script_url: "", nonce: "" };
    return {
      enabled: true,
      client_id: google.trust.clientId,
      script_url: google.scriptUrl,
      nonce: await issueNonce(accounts),
    };
  });

  serve(app, logInWithGoogle, async ({ body, request }) => {
    if (!google) throw googleOff();
    return signInWithGoogle(accounts, google.trust, {
      ...body,
      address: request.ip,
      caller: callerOf(request),
      from: whereaboutsOf(request),
    });
  });
}
