import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mailed link, from behind the # of the URL, which no server and no log sees. It is taken out of the
 * URL at once, so that neither history nor a screenshot has it. '' without one.
 */
export function useFragmentToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  useEffect(() => {
    if (token) void navigate(pathname, { replace: true });
  }, [navigate, pathname, token]);
  return token;
}
