import { Component, type ReactNode } from "react";

interface LastResortState {
  isBroken: boolean;
}

/** Plain HTML for when even the error page fails. */
export class LastResort extends Component<{ children: ReactNode }, LastResortState> {
  override state: LastResortState = { isBroken: false };

  static getDerivedStateFromError(): LastResortState {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <html lang="id">
        <head>
          <meta name="viewport" content="width=device-width" />
          <title>Terjadi kesalahan · BARAKAH APP</title>
        </head>
        <body>
          <h1>Terjadi kesalahan</h1>
          <p>Halaman ini belum bisa ditampilkan.</p>
          <a href="/">Kembali ke Beranda</a>
        </body>
      </html>
    );
  }
}
