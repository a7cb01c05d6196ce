import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { raiseLoader } from '../calls/loader';
import { forgetDrafts } from './forgetDrafts';
import { loggingOut } from './loggingOut';
import { endSession } from './logout';
import { isSomethingSent, saveOpenForms } from './openForms';
import { sessionModal } from './sessionModal';

/** What a logout now would lose. */
export type Loss = 'unsaved' | 'sending';

/**
 * Logout by the customer also deletes the drafts on this device, before it leaves: a draft that outlived it would come
 * back over what the server has. A form whose draft the server holds is saved first; if that fails, or while a
 * request is sent, `loss` says what would be lost, and the customer is asked.
 */
export function useLogout() {
  const navigate = useNavigate();
  const [loss, setLoss] = useState<Loss>();

  async function saveAndLeave(): Promise<void> {
    const isSaved = await saveOpenForms();
    if (isSomethingSent()) setLoss('sending');
    else if (isSaved) await leave();
    // The session has ended already: that dialog leads to the sign-in page too, and keeps the drafts.
    else if (!sessionModal.get()) setLoss('unsaved');
  }

  async function leave(): Promise<void> {
    await forgetDrafts();
    endSession();
    // What is inert cannot take the focus, which the heading of the sign-in page gets.
    loggingOut.set(false);
    void navigate('/login');
  }

  /** Once at a time, under the loader overlay and without input: it may take seconds, and saves no later answers. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (loggingOut.get()) return;
    loggingOut.set(true);
    const overlay = raiseLoader();
    try {
      await work();
    } finally {
      overlay.lower();
      loggingOut.set(false);
    }
  }

  return {
    logout: () => void run(saveAndLeave),
    leave: () => void run(leave),
    loss,
    stay: () => setLoss(undefined),
  };
}
