import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve-endpoint.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import { digestOf } from "../platform/secrets.ts";
import type { Accounts } from "./accounts.ts";
import { changeOwnPassword } from "./change-password.ts";
import { placeOf, whereaboutsOf } from "./device-and-place.ts";
import { knownDevice, rememberDevice } from "./known-device.ts";
import { endSessionOf } from "./queries/sessions.ts";
import { registerMember } from "./register.ts";
import { askForReset, confirmReset } from "./reset-by-mail.ts";
import { refresh } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

export function signInRoutes(app: FastifyInstance, accounts: Accounts) {
  serve(app, contract.register, async ({ body, request }) =>
    registerMember(accounts, { ...body, caller: callerOf(request) }),
  );

  serve(app, contract.logIn, async ({ body, request, reply }) => {
    const { username: name, password, otp } = body;
    const deviceOf = (memberId: number) => knownDevice(accounts, request, memberId);
    const session = await signIn(accounts, {
      name,
      password,
      otp,
      address: request.ip,
      caller: callerOf(request),
      from: whereaboutsOf(request),
      deviceOf,
    });
    rememberDevice(accounts, reply, session.id);
    return session;
  });

  serve(app, contract.refreshSession, async ({ body, request }) =>
    refresh(accounts, body.refresh, placeOf(request.ip)),
  );

  serve(app, contract.logOut, async ({ body }) => {
    const memberId = await endSessionOf(accounts.database, digestOf(body.refresh));
    if (memberId !== undefined) accounts.log.info({ event: "sign_out", memberId }, "signed out");
    return { detail: "Logout successful!" };
  });

  serve(app, contract.requestPasswordReset, ({ body, request }) =>
    askForReset(accounts, body.email, callerOf(request)),
  );

  serve(app, contract.confirmPasswordReset, async ({ body, reply }) => {
    const { uid, token, new_password: password } = body;
    // The owner of the mailbox may always try here, however many strangers do.
    rememberDevice(accounts, reply, await confirmReset(accounts, { uid, token, password }));
    return { detail: "Password sudah diganti. Silakan masuk." };
  });

  serve(app, contract.changePassword, ({ actor, body }) =>
    changeOwnPassword(accounts, actor, {
      oldPassword: body.old_password,
      newPassword: body.new_password,
    }),
  );
}
