import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("community/home-page.tsx"),
  route("login", "accounts/login-page.tsx"),
  route("register", "accounts/register-page.tsx"),
  route("lupa-password", "accounts/forgot-password-page.tsx"),
  route("reset-password", "accounts/reset-password-page.tsx"),
  route("profile", "accounts/profile-page.tsx"),
  route("profile/edit", "accounts/profile-edit-page.tsx"),
  route("charity", "charity/charity-page.tsx"),
  route("kampanye/:slug", "charity/campaign-page.tsx"),
  route("sinergy", "shop/shop-page.tsx"),
  route("belanja", "shop/shop-page.tsx", { id: "belanja" }),
  route("produk/:slug", "shop/product-page.tsx"),
  route("academy", "academy/academy-page.tsx"),
  route("about", "community/about-page.tsx"),
  route("hubungi-kami", "community/contact-page.tsx"),
  route("*", "community/not-found-page.tsx"),
] satisfies RouteConfig;
