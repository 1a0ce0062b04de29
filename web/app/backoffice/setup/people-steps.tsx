import type { Setup } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { TwoStepSettings, twoStepQuery } from "../../accounts/index.ts";
import { LoadState } from "../../ui/staff/work-page.tsx";
import { InviteColleague } from "../staff/invite-colleague.tsx";
import { setupQuery } from "./queries.ts";
import { StepHead } from "./step-head.tsx";

export const SecondStep = ({ setup: { treasurers, works_alone } }: { setup: Setup }) => (
  <>
    <StepHead step="second" title="Orang kedua">
      Rekening, uang keluar yang besar, dan uang sendiri selalu diputuskan dua orang. Buat tautan, lalu kirim
      lewat WhatsApp: ia mendaftar dan menerimanya sebagai bendahara.
    </StepHead>
    {treasurers > 1 && (
      <p className="font-semibold text-primary-text">
        {treasurers} orang memutuskan soal uang. Langkah ini beres.
      </p>
    )}
    <InviteColleague offered="bendahara" />
    {treasurers === 1 && !works_alone && (
      <p className="max-w-[60ch] text-sm text-text-2">
        Benar-benar sendirian? Nyalakan ‘Komunitas ini hanya punya satu petugas keuangan’ di Pengaturan,
        bagian Orang kedua; peringatan merah lalu tampil sampai ada orang kedua.
      </p>
    )}
  </>
);

export function TwoStepStep() {
  const client = useQueryClient();
  const query = useQuery(twoStepQuery);
  return (
    <>
      <StepHead step="two_step" title="Verifikasi dua langkah">
        Password bisa ditebak atau dipancing. Dengan kode dari HP-mu, orang yang tahu passwordmu tetap tidak
        bisa masuk. Setiap petugas mengaktifkannya di akunnya sendiri.
      </StepHead>
      <LoadState query={query} failure="Keadaan akunmu belum dapat dimuat." />
      {query.data && (
        <TwoStepSettings
          enabled={query.data.enabled}
          left={query.data.recovery_left}
          onChange={async () => {
            await client.invalidateQueries({ queryKey: ["staff"] });
            await client.invalidateQueries(setupQuery);
          }}
        />
      )}
    </>
  );
}
