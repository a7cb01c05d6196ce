import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetDrafts } from './forgetDrafts';
import { endSession } from './logout';
import { saveOpenForms } from './openForms';

/**
 * Logout by the customer also deletes the drafts on this device, before it leaves: a draft that outlived it would come
 * back over what the server has. A form whose draft the server holds is saved first; if that fails, `isUnsaved` asks
 * before the changes are lost.
 */
export function useLogout() {
  const navigate = useNavigate();
  const [isUnsaved, setIsUnsaved] = useState(false);
  async function leave(): Promise<void> {
    await forgetDrafts();
    endSession();
    void navigate('/login');
  }
  async function logout(): Promise<void> {
    if (await saveOpenForms()) await leave();
    else setIsUnsaved(true);
  }
  return {
    logout: () => void logout(),
    leave: () => void leave(),
    isUnsaved,
    stay: () => setIsUnsaved(false),
  };
}
