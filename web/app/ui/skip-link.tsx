export function SkipLink() {
  return (
    <a
      href="#isi"
      className="absolute left-4 top-2 z-(--z-toast) -translate-y-20 rounded-md bg-surface px-4 py-3 font-bold text-primary-text shadow-3 focus:translate-y-0"
    >
      Langsung ke isi
    </a>
  );
}
