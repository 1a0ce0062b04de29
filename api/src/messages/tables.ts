import type { AnyTopic, Audience, BroadcastChannel, Channel, Topic } from "@barakah/contract";
import type { Generated, GeneratedAlways } from "kysely";
import type { Instant } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    broadcast: {
      id: GeneratedAlways<number>;
      title: string;
      body: string;
      audience: Audience;
      audience_id: number | null;
      audience_name: string;
      link: string;
      topic: Topic;
      channels: BroadcastChannel[];
      per_minute: number;
      state: "waiting" | "scheduled" | "running" | "done" | "stopped";
      people: number;
      whatsapp_people: Generated<number>;
      left_out: Generated<number>;
      request_key: string;
      start_at: Instant;
      created_by: number;
      created_at: Instant;
      confirmed_by: Generated<number | null>;
      ended_by: Generated<number | null>;
      ended_at: Generated<string | null>;
    };
    broadcast_recipient: {
      id: GeneratedAlways<number>;
      broadcast_id: number;
      member_id: number | null;
      email: string;
      phone: string;
      name: string;
    };
    contact_choice: { person: string; channel: Channel; topic: Topic; allowed: boolean; at: Instant };
    mail_address: {
      mailbox: string;
      key: Generated<string>;
      day: string;
      anyone: Generated<number>;
      account: Generated<number>;
      money: Generated<number>;
      stopped_at: Generated<string | null>;
    };
    message: {
      id: GeneratedAlways<number>;
      dedupe_key: string;
      person: string;
      channel: Channel | "app" | "tap";
      topic: AnyTopic;
      state: Generated<"queued" | "sent" | "failed" | "skipped">;
      tries: Generated<number>;
      not_before: Instant;
      error: Generated<string | null>;
      created_at: Instant;
      delivered_at: Generated<string | null>;
    };
    notification: {
      id: GeneratedAlways<number>;
      member_id: number;
      title: string;
      body: string;
      link: string;
      created_at: Instant;
      read_at: Generated<string | null>;
    };
    tap_message: {
      message_id: number;
      phone: string;
      title: string;
      text: string;
      decided_by: Generated<number | null>;
      decided_at: Generated<string | null>;
    };
    push_payment: { payment_id: string; subscription_id: number; created_at: Instant };
    push_subscription: {
      id: GeneratedAlways<number>;
      member_id: number | null;
      endpoint: string;
      p256dh: string;
      auth: string;
      created_at: Instant;
    };
  }
}
