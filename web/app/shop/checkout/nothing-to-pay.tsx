import { CART_EMPTY } from "@barakah/contract/shop/cart-empty";
import art from "../../ui/art/i-keranjang.svg";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";

export default function NothingToPay() {
  return (
    <StateScreen
      art={art}
      heading={CART_EMPTY}
      text="Kalau kamu baru saja memesan, pesananmu ada di Riwayat Belanja."
    >
      <LinkButton to="/sinergy">Belanja Sekarang</LinkButton>
      <LinkButton to="/riwayat-belanja" variant="line" label="Riwayat Belanja" />
    </StateScreen>
  );
}
