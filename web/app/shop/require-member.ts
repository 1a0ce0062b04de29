import { useNavigate } from "react-router";

/** Cart and wish list are for members: leads to the sign-in, which leads back to `from`. */
export function useRequireMember(): (from: string) => void {
  const navigate = useNavigate();
  return (from) => navigate(`/login?${new URLSearchParams({ next: from })}`);
}
