/** A form that was submitted without JavaScript, with the API's field names. */
export interface SentForm {
  values: Record<string, string>;
  /** By field; general errors under "". */
  errors: Record<string, string>;
}
