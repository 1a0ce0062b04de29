import { useEffect, useState } from "react";
import { timeOfDay } from "../../platform/format.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { browserStorage } from "../../platform/session.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { forwarderScript, HEARTBEAT, type PairedPhone, signedNotice } from "./forwarder-script.ts";

const KEY = "hp-pengabar";
const PATH = "/api/payments/notices/";

/** The key from the fragment of the scanned address, which is never sent to a server, or the stored one. */
function pairedPhone(): PairedPhone | undefined {
  const scanned = new URLSearchParams(location.hash.slice(1));
  const [device, key, app] = ["kode", "kunci", "aplikasi"].map((name) => scanned.get(name) ?? "");
  if (device && key) {
    browserStorage.setItem(KEY, JSON.stringify({ device, key, app: app ?? "" }));
    history.replaceState(history.state, "", location.pathname);
  }
  const stored = browserStorage.getItem(KEY);
  return stored ? (JSON.parse(stored) as PairedPhone) : undefined;
}

/** For the phone that forwards notifications: opened by the QR code of the pairing dialog. Stores, tests and shows its key. */
export default function PhonePage() {
  const [phone, setPhone] = useState<PairedPhone>();
  useEffect(() => {
    setPhone(pairedPhone());
  }, []);
  function forget() {
    browserStorage.removeItem(KEY);
    setPhone(undefined);
  }
  return (
    <Page title="HP pengabar" back="/">
      <PageMeta title="HP pengabar uang masuk" description="Memasangkan HP pengurus." noindex />
      <div className="flex flex-col gap-5 px-4 py-5">
        {phone ? (
          <>
            <TryOut phone={phone} />
            <HandOn phone={phone} />
            <Button variant="quiet" onClick={forget} label="Lupakan kunci di HP ini" />
          </>
        ) : (
          <p>
            Halaman ini untuk HP pengurus yang mengabarkan uang masuk. Buka <b>QRIS dan HP</b> di komputer,
            tekan <b>Pasangkan HP</b>, lalu pindai kode QR-nya dengan kamera HP ini.
          </p>
        )}
      </div>
    </Page>
  );
}

type Tried = { at: string } | { problem: string };

const REFUSED =
  "Belum diterima. Biasanya orang kedua belum menyetujui HP ini di Persetujuan, atau jam HP ini salah. Periksa keduanya, lalu coba lagi.";

function TryOut({ phone }: { phone: PairedPhone }) {
  const [tried, setTried] = useState<Tried>();
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    try {
      const notice = signedNotice(phone, { package: HEARTBEAT }, Date.now());
      const { ok } = await fetch(PATH, { method: "POST", ...notice });
      setTried(ok ? { at: new Date().toISOString() } : { problem: REFUSED });
    } catch {
      setTried({ problem: "Belum terkirim. Periksa sinyal HP ini, lalu coba lagi." });
    } finally {
      setBusy(false);
    }
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">1. Coba dulu</h2>
      <p>Kode HP ini {phone.device}. Kuncinya sudah tersimpan di sini; tidak ada yang perlu diketik.</p>
      <Button busy={busy} onClick={send} label="Kirim percobaan" />
      <div role="status">
        {tried && "at" in tried && (
          <Note tone="green">
            <b>Percobaan diterima pukul {timeOfDay(tried.at)}.</b> HP ini dikenal. Lanjutkan ke langkah 2.
          </Note>
        )}
        {tried && "problem" in tried && <Note tone="red">{tried.problem}</Note>}
      </div>
    </section>
  );
}

/** What the app that reads notifications needs. A web page may not read them itself. */
function HandOn({ phone }: { phone: PairedPhone }) {
  const address = `${location.origin}${PATH}`;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">2. Pasang penerusnya</h2>
      <p>Browser tidak boleh membaca notifikasi bank, jadi aplikasi Tasker yang meneruskannya.</p>
      <ol className="list-decimal space-y-2 pl-5">
        <li>Pasang Tasker dari Play Store, dan izinkan membaca notifikasi.</li>
        <li>
          Buat profil: Event, UI, Notification. Pilih aplikasi bankmu{phone.app && <> ({phone.app})</>}.
        </li>
        <li>
          Di tugasnya tambahkan Variable Set <b>%judul</b> menjadi <b>%evtprm2</b>, lalu Variable Set{" "}
          <b>%isi</b> menjadi <b>%evtprm3</b>.
        </li>
        <li>Tambahkan Code, JavaScriptlet, dan tempel naskah pertama.</li>
        <li>Buat profil kedua: Time, setiap 15 menit, dengan JavaScriptlet dan naskah kedua.</li>
      </ol>
      <div>
        <CopyField caption="Naskah pertama" value={forwarderScript(phone, address)} label="Naskah kabar">
          Kabar uang masuk
        </CopyField>
        <CopyField
          caption="Naskah kedua"
          value={forwarderScript(phone, address, true)}
          label="Naskah tanda hidup"
        >
          Tanda hidup
        </CopyField>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          Memakai aplikasi penerus lain
        </summary>
        <CopyField caption="Alamat (POST)" value={address} label="Alamat">
          <code className="text-sm font-regular break-all">{address}</code>
        </CopyField>
        <CopyField caption="X-Device" value={phone.device} label="Kode">
          {phone.device}
        </CopyField>
        <CopyField caption="Kunci HP" value={phone.key} label="Kunci">
          <code className="text-sm font-regular break-all">{phone.key}</code>
        </CopyField>
        <p className="text-sm text-text-2">
          X-Timestamp: waktu kirim dalam milidetik. X-Signature: HMAC-SHA256 dari X-Timestamp, satu titik, dan
          isi persis seperti dikirim, dengan kunci HP, dalam heksadesimal. Isi: package, title, text,
          posted_at.
        </p>
      </details>
    </section>
  );
}
