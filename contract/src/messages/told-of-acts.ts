/**
 * Who hears of what staff do. Every endpoint of staff that changes something is either here, with who is told by what, or in
 * `TELLS_NOBODY` with the reason. `app/told-of-acts.test.ts` finds them in the contract, so that a new act fails until it is
 * in one of the two. Paths are those below /api/admin.
 */
type Told = readonly [who: string, by: string];

const PAYER_HEARS: Told = ["payer", "in the app, by mail or phone, with the decision and its reason"];
const BUYER_HEARS: Told = [
  "buyer of the registration",
  "in the app, by mail, or by hand where no mail goes out",
];
const ORDER_HEARS: Told = ["buyer of the order", "in the app, by push or WhatsApp"];
const SELLER_HEARS: Told = ["owner of the store", "in the app and by mail"];

export const TOLD: Readonly<Record<string, Told>> = {
  "POST /payments/:reference/approve/": PAYER_HEARS,
  "POST /payments/approve/": PAYER_HEARS,
  "POST /payments/:reference/reject/": PAYER_HEARS,
  "POST /payments/:reference/reopen/": PAYER_HEARS,
  "POST /payments/:reference/reverse/": PAYER_HEARS,
  "POST /payments/:reference/correct/": PAYER_HEARS,
  "POST /payments/:reference/give/": PAYER_HEARS,
  "POST /payments/:reference/refund/": PAYER_HEARS,
  "POST /payments/:reference/ask-proof/": PAYER_HEARS,
  "POST /refunds/:id/paid/": PAYER_HEARS,
  "POST /refunds/:id/withdraw/": PAYER_HEARS,
  "POST /refunds/:id/returned/": PAYER_HEARS,
  "POST /statements/assign/": PAYER_HEARS,
  "POST /statements/confirm/": PAYER_HEARS,
  "POST /statements/batches/:id/undo/": PAYER_HEARS,
  "POST /decisions/": ["payer", "as approving or refusing, once the seconds for undoing are over"],
  "POST /notices/:id/accept/": PAYER_HEARS,
  "POST /receipts/:number/send/": PAYER_HEARS,
  "POST /receipts/:number/void/": PAYER_HEARS,
  "POST /receipts/:number/replace/": PAYER_HEARS,
  "POST /cash/gifts/": PAYER_HEARS,
  "POST /cash/gifts/:reference/void/": PAYER_HEARS,
  "POST /proposals/:id/confirm/": ["whom the confirmed act tells, and the proposer", "as the act itself"],
  "POST /payouts/": ["givers of the campaign or fund", "by mail, once a day"],
  "POST /events/:id/cancel/": BUYER_HEARS,
  "PUT /events/:id/": ["buyers of the event, of another time or place", BUYER_HEARS[1]],
  "POST /events/:id/registrations/": BUYER_HEARS,
  "POST /events/:id/registrations/:code/cancel/": BUYER_HEARS,
  "POST /events/:id/registrations/cancel/": BUYER_HEARS,
  "POST /events/:id/registrations/:code/move/": BUYER_HEARS,
  "POST /events/:id/registrations/:code/offer/": BUYER_HEARS,
  "POST /events/:id/registrations/:code/revive/": BUYER_HEARS,
  "POST /events/:id/registrations/tell/": BUYER_HEARS,
  "POST /event-refunds/remind/": BUYER_HEARS,
  "POST /events/:id/certificates/": BUYER_HEARS,
  "POST /events/:id/certificates/:ticket/": BUYER_HEARS,
  "POST /events/:id/certificates/:ticket/revoke/": BUYER_HEARS,
  "POST /orders/:order_number/cancel/": ORDER_HEARS,
  "POST /orders/:order_number/finish/": ORDER_HEARS,
  "POST /orders/:order_number/process/": ORDER_HEARS,
  "POST /orders/:order_number/returned/": ORDER_HEARS,
  "POST /orders/:order_number/ship/": ORDER_HEARS,
  "POST /complaints/:id/answer/": ORDER_HEARS,
  "POST /store-payouts/:id/paid/": SELLER_HEARS,
  "POST /store-payouts/:id/refuse/": SELLER_HEARS,
  "POST /store-payouts/:id/returned/": SELLER_HEARS,
  "POST /store-products/:id/pass/": SELLER_HEARS,
  "POST /store-products/:id/refuse/": SELLER_HEARS,
  "POST /stores/:id/approve/": SELLER_HEARS,
  "POST /stores/:id/pause/": SELLER_HEARS,
  "POST /stores/:id/refuse/": SELLER_HEARS,
  "POST /stores/:id/reopen/": SELLER_HEARS,
  "POST /articles/:id/refuse/": ["author", "in the app and by mail"],
  "POST /articles/:id/status/": ["author, if a member sent it", "in the app and by mail"],
  "PATCH /staff/:id/": ["the colleague", "in the app"],
  "POST /waiting-roles/:id/stop/": ["the colleague, and all who decide about money", "in the app"],
  "POST /staff/:id/reset-two-step/": ["the colleague", "in the app and by mail"],
  "POST /broadcasts/": ["the chosen audience, once it is confirmed", "by the chosen channels"],
  "POST /broadcasts/:id/confirm/": ["the chosen audience", "by the chosen channels"],
  "POST /messages/:id/": ["the guest", "by the hand that marks it as sent"],
  "POST /setup/mail/code/": ["the administrator", "by mail: it is a test"],
  "POST /broadcasts/test/": ["the sender", "by the chosen channels: it is a test"],
};

/** Nothing changes for somebody who paid or registered, for this reason. */
export const TELLS_NOBODY: Readonly<Record<string, readonly string[]>> = {
  "the content of public pages": [
    ...["POST /articles/", "PUT /articles/:id/", "POST /campaigns/", "PUT /campaigns/:id/", "POST /logo/"],
    ...[
      "POST /campaigns/:id/status/",
      "PUT /campaign-updates/:id/",
      "DELETE /campaign-updates/:id/",
      "DELETE /logo/",
    ],
    ...["POST /courses/", "PUT /courses/:id/", "POST /courses/:id/status/", "POST /courses/:id/materials/"],
    ...[
      "POST /courses/:id/materials/order/",
      "PUT /materials/:id/",
      "DELETE /materials/:id/",
      "POST /videos/",
    ],
    ...["POST /products/", "PUT /products/:id/", "POST /products/:id/status/", "POST /products/:id/stock/"],
    ...["POST /products/:id/weight/", "POST /pictures/", "POST /events/", "POST /events/:id/duplicate/"],
    ...["POST /prayers/:id/visibility/", "POST /testimonies/:id/visibility/", "POST /auditor-files/"],
    ...["DELETE /auditor-files/:id/", "PUT /payouts/:id/", "POST /campaigns/:id/updates/"],
  ],
  "before anybody has registered, or after the event": [
    "POST /events/:id/publish/",
    "PUT /events/:id/sessions/",
  ],
  "a voucher holds for later purchases only": [
    ...[
      "POST /events/:id/vouchers/",
      "PUT /events/:id/vouchers/:voucher/",
      "POST /vouchers/",
      "POST /shop-vouchers/",
    ],
    ...["PUT /shop-vouchers/:id/", "POST /shop-vouchers/:id/confirm/"],
  ],
  "the work of staff among themselves": [
    ...["POST /events/:id/crew/", "PUT /courses/:id/teachers/", "POST /payments/:reference/note/"],
    ...["POST /payments/:reference/look/", "POST /broadcasts/:id/stop/", "POST /donors/"],
    ...[
      "POST /proposals/",
      "POST /proposals/accounts/",
      "POST /proposals/payout/",
      "POST /proposals/:id/withdraw/",
    ],
    ...["POST /decisions/:decision/undo/", "POST /decisions/:decision/seen/"],
    ...["POST /setup/finish/", "POST /setup/mail/", "POST /setup/payment/", "POST /setup/steps/:step/"],
  ],
  "an imported list: staff send the tickets with 'Kabari' when the list is right": [
    "POST /events/:id/registrations/import/",
  ],
  "the books: whose money it is stays the same": [
    ...[
      "POST /payments/:reference/unlink/",
      "POST /statements/",
      "POST /statements/preview/",
      "POST /statements/income/",
    ],
    ...["POST /statements/set-aside/", "POST /statements/give/", "POST /statement-debits/decide/"],
    ...[
      "POST /cash/boxes/",
      "POST /cash/boxes/:code/",
      "POST /cash/handovers/",
      "POST /cash/handovers/:id/line/",
    ],
    ...["POST /cash/handovers/:id/reverse/", "POST /amil-takes/", "POST /amil-takes/:id/reverse/"],
    ...["PUT /amil-limits/:name/", "POST /fund-transfers/", "POST /fund-transfers/:id/approve/"],
    ...["POST /fund-transfers/:id/refuse/", "POST /fund-transfers/:id/undo/", "POST /house-funds/"],
    ...["POST /house-funds/:code/", "POST /campaigns/:id/fund-kind/", "POST /payouts/:id/reverse/"],
    ...["POST /periods/:month/close/", "POST /periods/:month/reopen/", "PUT /accounting/accounts/"],
    ...["POST /settlements/", "POST /settlements/:id/reverse/", "POST /store-payouts/:id/account/"],
    ...[
      "POST /store-payouts/:id/return-line/",
      "POST /refunds/:id/return-line/",
      "POST /payouts/:id/returned/",
    ],
    ...["POST /payouts/:id/return-line/", "DELETE /statement-files/:id/", "PUT /statements-of/:year/notes/"],
  ],
  "how money is received from now on": [
    ...[
      "POST /notice-devices/",
      "POST /notice-devices/:id/revoke/",
      "POST /notice-policy/",
      "POST /notice-samples/",
    ],
    ...["POST /notice-templates/", "POST /notice-templates/:id/remove/", "POST /notices/:id/ignore/"],
    ...["POST /qris-merchants/", "POST /qris-merchants/:id/approve/", "POST /qris-merchants/read/"],
    ...[
      "PUT /collectors/:collector/",
      "PUT /tariffs/",
      "PUT /settings/",
      "POST /zakat/prices/",
      "POST /zakat/rules/",
    ],
    ...["POST /zakat/rules/:id/confirm/", "POST /zakat/rules/:id/return/"],
  ],
  "the app itself": [
    ...["POST /operations/check/", "POST /operations/jobs/:name/retry/", "POST /operations/restore-test/"],
  ],
  "signing in tells why": ["POST /members/:id/suspend/", "POST /members/:id/restore/"],
};
