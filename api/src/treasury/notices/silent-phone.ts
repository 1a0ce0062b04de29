import { SILENT_MINUTES } from "../../payments/index.ts";

/** Somebody can look after a silent phone: from 8 to 20 o'clock. */
const OFFICE_HOURS = "extract(hour from now() at time zone 'Asia/Jakarta') between 8 and 19";

/** Of a phone `d` that is in use: `silent` is a warning on the page of QRIS. */
export const PHONE_STATE = `case when coalesce(d.last_seen, d.paired_at) > now() - interval '${SILENT_MINUTES} minutes' then 'heard'
  when ${OFFICE_HOURS} then 'silent' else 'resting' end`;

/** Of a phone in use: silent for so long that it is a task of today. */
export const PHONE_MISSED = `coalesce(last_seen, paired_at) < now() - interval '1 day' and ${OFFICE_HOURS}`;
