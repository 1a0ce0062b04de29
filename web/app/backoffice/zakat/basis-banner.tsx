import type { StaffZakat } from "@barakah/contract";
import { amilSentence } from "@barakah/contract/zakat/amil-words";
import { date } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { SealCheckFillIcon, WarningCircleFillIcon } from "../../ui/icons/icons.tsx";

interface BasisBannerProps {
  basis: StaffZakat["basis"];
  /** Only administrators change it. */
  canChange: boolean;
}

/** By what right zakat is taken, before anything else. */
export function BasisBanner({ basis, canChange }: BasisBannerProps) {
  const Icon = basis.open ? SealCheckFillIcon : WarningCircleFillIcon;
  return (
    <Note tone={basis.open ? "green" : "gold"} icon={<Icon size={20} />} className="items-center">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_20rem]">
          {basis.open ? (
            <>
              <b>Menerima zakat: {amilSentence(basis)}</b>
              {basis.valid_until && ` Berlaku sampai ${date(basis.valid_until)}.`} Tertulis di halaman zakat
              dan di bukti setornya.
            </>
          ) : (
            <>
              <b>
                Zakat tidak diterima:{" "}
                {basis.kind === "none" ? "dasarnya belum diisi" : "dasarnya sudah berakhir"}.
              </b>{" "}
              Kalkulatornya tetap bisa dipakai, dan pembayarannya diarahkan ke infak.
            </>
          )}
        </p>
        {canChange && (
          <LinkButton to="/admin/pengaturan" variant="line" size="sm" className="btn-40">
            Ubah dasar
          </LinkButton>
        )}
      </div>
    </Note>
  );
}
