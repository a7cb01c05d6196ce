import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetDrafts } from './forgetDrafts';
import { endSession } from './logout';
import { saveOpenForms } from './openForms';

/**
 * Logout by the customer also deletes the drafts on this device. A form whose draft the server holds is saved first; if
 * that fails, `isUnsaved` asks before the changes are lost.
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
