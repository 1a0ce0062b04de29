import type { PledgeFund, PledgeState } from "@barakah/contract";
import type { Generated } from "kysely";
import type { Entry } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    pledge: Entry & {
      member_id: number | null;
      payer_name: string;
      payer_phone: string;
      payer_email: string;
      campaign_id: number | null;
      fund: PledgeFund | null;
      amount: number;
      rhythm: "friday" | "month" | "hijri";
      rhythm_day: number | null;
      state: PledgeState;
      next_on: string | null;
      counted_from: string;
    };
    pledge_turn: {
      pledge_id: number;
      due_on: string;
      amount: number;
      skipped_at: Generated<string | null>;
    };
    pledge_payment: { payment_id: string; pledge_id: number; due_on: string };
  }
}
