import { EMAIL_MOST, PERSON_MOST } from "@barakah/contract/platform/text-lengths";
import type { ReactNode } from "react";
import { TextInput } from "../../ui/form/text-input.tsx";

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

/** How a payer can be reached. */
export interface Contact {
  fullName: string;
  phone: string;
  email: string;
}

type ContactErrors = Partial<Record<keyof Contact, string | undefined>>;

const PHONE = /^\+?[\d\s().-]{8,20}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function phoneError(phone: string): string | undefined {
  if (phone === "") return "Isi dengan nomor telepon.";
  return PHONE.test(phone) ? undefined : "Isi dengan nomor telepon yang benar.";
}

/** Name and phone are needed, an e-mail only has to be one. */
export function contactErrors({ fullName, phone, email }: Contact) {
  const address = email.trim();
  return {
    fullName: fullName.trim() ? undefined : "Isi dengan nama lengkap.",
    phone: phoneError(phone.trim()),
    email: address === "" || EMAIL.test(address) ? undefined : "Isi dengan alamat e-mail yang benar.",
  };
}
