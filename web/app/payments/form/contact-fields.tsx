import { EMAIL_MOST, PERSON_MOST } from "@barakah/contract/platform/text-lengths";
import type { ReactNode } from "react";
import type { TextFields } from "../../ui/form/form-fields.ts";
import { TextInput } from "../../ui/form/text-input.tsx";

interface ContactFieldsProps<Prefix extends string> {
  form: TextFields<`${Prefix}${"name" | "phone" | "email"}`>;
  /** `payer_`, unless the contract calls them otherwise. */
  prefix: Prefix;
  /** Why the phone number is needed. */
  phoneHint: string;
  nameless?: boolean;
  /** Why the e-mail is needed, where it is. */
  emailHint?: string;
  /** Clears the fields that this device filled in. */
  notMe?: (() => void) | undefined;
  /** Below the name. */
  children?: ReactNode;
}

export function ContactFields<Prefix extends string>(props: ContactFieldsProps<Prefix>) {
  const { form, prefix, phoneHint, nameless = false, emailHint, notMe, children } = props;
  return (
    <>
      {notMe && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-surface-2 px-3 text-sm text-text-2">
          Diisi seperti terakhir kali di HP ini.
          <button type="button" onClick={notMe} className="min-h-11 font-bold text-primary-text">
            Bukan saya
          </button>
        </p>
      )}
      <div>
        <TextInput
          {...form.field(`${prefix}name` as const)}
          label="Nama lengkap"
          autoComplete="name"
          placeholder="Namamu"
          maxLength={PERSON_MOST}
          required
          disabled={nameless}
        />
        {children}
      </div>
      <TextInput
        {...form.field(`${prefix}phone` as const)}
        label="Nomor telepon"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="Contoh: 0812 0000 0000"
        hint={phoneHint}
        maxLength={20}
        required
      />
      <TextInput
        {...form.field(`${prefix}email` as const)}
        label="E-mail"
        optional={!emailHint}
        required={Boolean(emailHint)}
        hint={emailHint}
        type="email"
        autoComplete="email"
        placeholder="nama@contoh.id"
        maxLength={EMAIL_MOST}
      />
    </>
  );
}
