import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetDrafts } from './forgetDrafts';
import { endSession } from './logout';
import { saveOpenForms } from './openForms';

/**
 * Signing out by one's own wish: also what was typed into forms and not sent is forgotten on this device. What the
 * server keeps of a form is saved there first; where that fails, `isUnsaved` asks before it is lost.
 */
export function useLogout() {
  const navigate = useNavigate();
  const [isUnsaved, setIsUnsaved] = useState(false);
  function leave(): void {
    endSession();
    void navigate('/login');
    void forgetDrafts();
  }
  async function logout(): Promise<void> {
    if (await saveOpenForms()) leave();
    else setIsUnsaved(true);
  }
  return { logout: () => void logout(), leave, isUnsaved, stay: () => setIsUnsaved(false) };
}
