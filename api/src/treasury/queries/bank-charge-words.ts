/** Words by which banks name their charges: what bears one is proposed as a charge. */
export const BANK_CHARGE_WORDS =
  "'\\m(biaya|by|adm|admin|administrasi|fee|charge|pajak|materai|meterai|provisi)\\M'";
