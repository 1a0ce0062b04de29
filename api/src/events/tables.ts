import type { Generated, GeneratedAlways } from "kysely";
import type { Instant, Json } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    event: {
      id: GeneratedAlways<number>;
      slug: string;
      title: string;
      summary: Generated<string>;
      body: Generated<string>;
      picture: string | null;
      starts_at: string;
      ends_at: string;
      place: Generated<string>;
      map_link: Generated<string>;
      online_link: Generated<string>;
      organiser: Generated<string>;
      contact: Generated<string>;
      state: Generated<"draft" | "published" | "cancelled" | "finished">;
      listed: Generated<boolean>;
      registration_opens: string | null;
      registration_closes: string | null;
      capacity: number | null;
      /** Seats of tickets that are paid or may still be paid, and of offers to the waiting list. */
      taken: Generated<number>;
      price_kind: Generated<"free" | "fixed" | "open" | "minimum">;
      min_price: Generated<number>;
      campaign_id: number | null;
      campaign_basis_points: number | null;
      certificate: Generated<boolean>;
      certificate_sessions: Generated<number>;
      cancelled_reason: Generated<string>;
      /** For optimistic locking between editors. */
      version: Generated<number>;
      changed_by: Generated<number | null>;
      changed_at: Generated<string | null>;
      created_at: Instant;
    };
    event_key: { event_id: number; public_key: string; private_sealed: Buffer };
    ticket_type: {
      id: GeneratedAlways<number>;
      event_id: number;
      name: string;
      benefits: Generated<string>;
      price: Generated<number>;
      quota: number | null;
      taken: Generated<number>;
      opens: string | null;
      closes: string | null;
      per_order_max: Generated<number>;
      position: number;
      retired: Generated<boolean>;
    };
    event_question: {
      id: GeneratedAlways<number>;
      event_id: number;
      label: string;
      kind: "text" | "long" | "choice" | "many" | "number" | "date" | "phone" | "file";
      required: Generated<boolean>;
      options: Json<{ label: string; price: number }[]>;
      position: number;
      retired: Generated<boolean>;
    };
    event_session: {
      id: GeneratedAlways<number>;
      event_id: number;
      title: string;
      starts_at: string | null;
      ends_at: string | null;
      handout: Generated<boolean>;
    };
    event_voucher: {
      id: GeneratedAlways<number>;
      event_id: number;
      code: string;
      percent: number | null;
      amount: number | null;
      quota: number;
      used: Generated<number>;
      valid_until: string | null;
    };
    event_crew: { event_id: number; member_id: number; may: "scan" | "manage" };
    registration: {
      id: GeneratedAlways<number>;
      event_id: number;
      code: string;
      page_key: Generated<string>;
      buyer_name: string;
      buyer_phone: Generated<string>;
      buyer_email: Generated<string>;
      member_id: number | null;
      payment_id: string | null;
      voucher_id: number | null;
      state: "waiting_payment" | "confirmed" | "waitlisted" | "cancelled" | "expired";
      source: Generated<"self" | "staff" | "import" | "door">;
      staff_note: Generated<string>;
      total: Generated<number>;
      wanted_type: number | null;
      offered_until: string | null;
      refund_due: Generated<number>;
      /** Null where nothing was due, or since before this was recorded. */
      refund_due_since: string | null;
      refund_bank: Generated<string>;
      refund_account: Generated<string>;
      refund_holder: Generated<string>;
      request_id: string | null;
      /** A digest of who holds its seats while it is unpaid. */
      holder: Generated<string>;
      /** Of a guest: counts against the newcomers' part of the seats. */
      newcomer: Generated<boolean>;
      /** A digest of who took free seats or stands in line. */
      seat_holder: Generated<string>;
      /** Its free seats are beyond a person's share: they pass on when the event is full. */
      provisional: Generated<boolean>;
      answers_deleted_at: string | null;
      created_at: Instant;
      words: GeneratedAlways<string>;
    };
    ticket: {
      id: GeneratedAlways<number>;
      registration_id: number;
      ticket_type_id: number;
      participant_name: string;
      answers: Json<Record<string, string | string[]>>;
      price: Generated<number>;
      code: string;
      page_key: Generated<string>;
      state: Generated<"valid" | "void">;
      created_at: Instant;
    };
    check_in: {
      id: GeneratedAlways<number>;
      ticket_id: number;
      session_id: number | null;
      kind: "enter" | "session" | "handout";
      at: string;
      device: Generated<string>;
      scan_id: string;
      by: number | null;
      created_at: Instant;
    };
  }
}
