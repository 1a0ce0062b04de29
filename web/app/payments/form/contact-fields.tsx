import { EMAIL_MOST, PERSON_MOST } from "@barakah/contract/platform/text-lengths";
import type { ReactNode } from "react";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Contact, ContactErrors } from "./contact.ts";

interface ContactFieldsProps {
  contact: Contact;
  errors: ContactErrors;
  onChange(changes: Partial<Contact>): void;
  /** What the phone is asked for. */
  phoneHint: string;
  nameless?: boolean;
  /** Stands right below the name. */
  children?: ReactNode;
}

/** Name, phone and e-mail of whoever pays. */
export function ContactFields(props: ContactFieldsProps) {
  const { contact, errors, onChange, phoneHint, nameless = false, children } = props;
  return (
    <>
      <div>
        <TextInput
          label="Nama lengkap"
          name="name"
          autoComplete="name"
          placeholder="Namamu"
          maxLength={PERSON_MOST}
          required
          disabled={nameless}
          value={contact.fullName}
          error={errors.fullName}
          onChange={(event) => onChange({ fullName: event.target.value })}
        />
        {children}
      </div>
      <TextInput
        label="Nomor telepon"
        name="tel"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="Contoh: 0812 0000 0000"
        hint={phoneHint}
        maxLength={20}
        required
        value={contact.phone}
        error={errors.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <TextInput
        label="E-mail"
        optional
        name="email"
        type="email"
        autoComplete="email"
        placeholder="nama@contoh.id"
        maxLength={EMAIL_MOST}
        value={contact.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
    </>
  );
}
