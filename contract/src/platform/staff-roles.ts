/** What staff may do. Every staff endpoint and every entry of the menu asks for one of these. */
export type Permission =
  /** Every member of staff: the list of today's work and the own account. */
  | "work"
  /** The community's figures: sums and downloads without names of donors. */
  | "figures"
  /** Approving and refunding payments, bank, books, funds and payouts. */
  | "money"
  | "campaigns"
  /** Writing articles and announcements, and deciding about those that members send in. */
  | "articles"
  | "products"
  /** Members' stores: applications, first products, pausing. */
  | "stores"
  /** Setting the counted stock. */
  | "stock"
  /** Writing courses: the own ones, unless `all_courses` allows everybody's. */
  | "courses"
  /** Creating, pricing and publishing courses, and saying who teaches them. */
  | "all_courses"
  | "enrolments"
  | "events"
  /** Seeing who takes part in an event. */
  | "registrations"
  /** Seeing, packing and sending orders. */
  | "orders"
  /** Answering buyers, which may send goods again. */
  | "complaints"
  /** Uploading pictures for pages. */
  | "pictures"
  /** Hiding what members wrote. */
  | "moderation"
  /** Writing to people: by hand, and to many at once. */
  | "messages"
  /** Members, staff, settings, audit log and operations. */
  | "administration";

interface Role {
  label: string;
  /** Shown when a role is given. */
  does: string;
  may: readonly Permission[];
}

/** The permission matrix: one row per role. The server, the menu and `staff-access.test.ts` read it. */
export const ROLES = {
  administrator: {
    label: "Administrator",
    does: "Semuanya, juga anggota, petugas, pengaturan, dan riwayat.",
    may: [
      "work",
      "figures",
      "money",
      "campaigns",
      "articles",
      "products",
      "stores",
      "stock",
      "courses",
      "all_courses",
      "enrolments",
      "events",
      "registrations",
      "orders",
      "complaints",
      "pictures",
      "moderation",
      "messages",
      "administration",
    ],
  },
  bendahara: {
    label: "Bendahara",
    does: "Verifikasi transfer, pembayaran, mutasi bank, dan penyaluran dana.",
    may: [
      "work",
      "figures",
      "money",
      "stock",
      "enrolments",
      "registrations",
      "orders",
      "complaints",
      "pictures",
      "messages",
    ],
  },
  editor: {
    label: "Editor",
    does: "Program, produk, kelas, acara, artikel, pesanan, dan testimoni.",
    may: [
      "work",
      "figures",
      "campaigns",
      "articles",
      "products",
      "stores",
      "stock",
      "courses",
      "all_courses",
      "enrolments",
      "events",
      "registrations",
      "orders",
      "complaints",
      "pictures",
      "moderation",
      "messages",
    ],
  },
  packer: {
    label: "Pengemas",
    does: "Pesanan, pengemasan, dan label. Tidak melihat uang maupun program.",
    may: ["work", "orders"],
  },
  teacher: {
    label: "Pengajar",
    does: "Hanya kelas yang diserahkan kepadanya: isinya, materinya, dan pesertanya.",
    may: ["work", "courses", "enrolments", "pictures"],
  },
} as const satisfies Record<string, Role>;

export type StaffRole = keyof typeof ROLES;
export const STAFF_ROLES = Object.keys(ROLES) as [StaffRole, ...StaffRole[]];

export const roleMay = (role: StaffRole, permission: Permission): boolean =>
  (ROLES[role].may as readonly Permission[]).includes(permission);

export const mayOneOf = (roles: readonly StaffRole[], permission: Permission): boolean =>
  roles.some((role) => roleMay(role, permission));

export const rolesWith = (permission: Permission): StaffRole[] =>
  STAFF_ROLES.filter((role) => roleMay(role, permission));
