/** What a form held that was sent without JavaScript, and what is wrong with it, both in the API's names. */
export interface SentForm {
  values: Record<string, string>;
  /** A sentence for each field; under no name what no field is to blame for. */
  errors: Record<string, string>;
}
