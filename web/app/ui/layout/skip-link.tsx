export const SkipLink = () => (
  <a
    href="#isi"
    className="sr-only z-(--z-toast) rounded-md bg-surface px-4 py-3 font-bold text-primary-text shadow-3 focus:not-sr-only focus:absolute focus:top-2 focus:left-4"
  >
    Langsung ke isi
  </a>
);
