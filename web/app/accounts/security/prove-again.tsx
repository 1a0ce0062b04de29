import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../platform/api-error.ts";
import { useSession } from "../../platform/session.ts";
import { Button } from "../../ui/form/button.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormProblem } from "../form-problem.tsx";
import { profileQuery } from "../queries.ts";
import { useSignInAgain } from "../sign-out.ts";

interface ProveAgainProps {
  error: string | undefined;
  failure: Error | null;
  problem: string | undefined;
}

/** Asks for the password again; Google users sign in again if that was too long ago. */
export function ProveAgain({ error, failure, problem }: ProveAgainProps) {
  const session = useSession();
  const id = session?.id;
  const { data: profile } = useQuery({ ...profileQuery(id ?? 0), enabled: id !== undefined });
  const signInAgain = useSignInAgain();
  const stale = failure instanceof ApiError && failure.code === "recent_login_required";
  return (
    <>
      {profile?.has_password !== false && (
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          hint="Untuk memastikan bahwa ini kamu."
          error={error}
        />
      )}
      <FormProblem>{problem}</FormProblem>
      {stale && session && (
        <Button variant="line" onClick={() => signInAgain(session)} label="Masuk Kembali" />
      )}
    </>
  );
}

export const CodeInput = ({ label, error }: { label: string; error: string | undefined }) => (
  <TextInput
    label={label}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    maxLength={40}
    hint="Enam angka, atau sebuah kode pemulihan."
    error={error}
  />
);
