import { useNavigate } from 'react-router-dom';
import { forgetDrafts } from './forgetDrafts';
import { endSession } from './logout';

/** Signing out by one's own wish: also what was typed into forms and not sent is forgotten on this device. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    endSession();
    void navigate('/login');
    void forgetDrafts();
  };
}
