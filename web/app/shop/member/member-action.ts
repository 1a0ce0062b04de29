import { useNavigate } from "react-router";
import { withNext } from "../../platform/next-path.ts";
import { type Member, useMember } from "../../platform/session.ts";

/** Cart and wish list are for members: others are led to the sign-in, which leads back to `from`. */
export function useMemberAction(): (from: string, act: (member: Member) => void) => void {
  const member = useMember();
  const navigate = useNavigate();
  return (from, act) => {
    if (member) act(member);
    else navigate(withNext("/login", from));
  };
}
