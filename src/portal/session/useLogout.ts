import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lowerLoader, raiseLoader } from '../calls/loader';
import { forgetDrafts } from './forgetDrafts';
import { loggingOut } from './loggingOut';
import { endSession } from './logout';
import { saveOpenForms } from './openForms';
import { sessionModal } from './sessionModal';

/**
 * Logout by the customer also deletes the drafts on this device, before it leaves: a draft that outlived it would come
 * back over what the server has. A form whose draft the server holds is saved first; if that fails, `isUnsaved` asks
 * before the changes are lost.
 */
export function useLogout() {
  const navigate = useNavigate();
  const [isUnsaved, setIsUnsaved] = useState(false);

  async function saveAndLeave(): Promise<void> {
    if (await saveOpenForms()) await leave();
    // The session has ended already: that dialog leads to the sign-in page too, and keeps the drafts.
    else if (!sessionModal.get()) setIsUnsaved(true);
  }

  async function leave(): Promise<void> {
    await forgetDrafts();
    endSession();
    void navigate('/login');
  }

  /** Once at a time, under the loader overlay and without input: it may take seconds, and saves no later answers. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (loggingOut.get()) return;
    loggingOut.set(true);
    raiseLoader();
    try {
      await work();
    } finally {
      lowerLoader();
      loggingOut.set(false);
    }
  }

  return {
    logout: () => void run(saveAndLeave),
    leave: () => void run(leave),
    isUnsaved,
    stay: () => setIsUnsaved(false),
  };
}
