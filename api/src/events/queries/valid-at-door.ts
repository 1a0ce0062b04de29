/** How the door judges a ticket `t` of the registration `r`. */
export const VALID_AT_DOOR = `case when t.state = 'void' or r.state in ('cancelled', 'expired') then 'void'
  when r.state = 'waiting_payment' then 'unpaid' else 'valid' end`;
