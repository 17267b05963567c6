import type { ReactNode } from 'react';
import { useSession } from '../features/staff-login/api/session.ts';

/** Shows its children once it is known who is signed in, as the staff area does. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  return useSession().data?.isAuthenticated ? children : null;
}
