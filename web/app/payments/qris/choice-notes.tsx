/** QRIS asks for no more: why it is not among the choices. */
export function QrisLimit() {
  return <p className="px-4 pt-2 text-xs text-text-3">QRIS hanya sampai Rp. 10.000.000.</p>;
}

/** Before any script: the browser itself sends the form, and the server leads to the code. */
export function SendWithoutScript() {
  return (
    <noscript>
      <p className="p-4">
        <button type="submit" className="min-h-12 w-full rounded-md bg-primary font-bold text-on-primary">
          Bayar dengan QRIS
        </button>
      </p>
    </noscript>
  );
}
