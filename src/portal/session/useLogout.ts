import { useNavigate } from 'react-router-dom';
import { raiseLoader } from '../calls/loader';
import { forgetDrafts } from './forgetDrafts';
import { loggingOut, logoutLoss } from './loggingOut';
import { endSession } from './logout';
import { isSomethingSent, saveOpenForms } from './openForms';
import { tellLogout } from './otherTabs';
import { sessionModal } from './sessionModal';

/**
 * Logout by the customer also deletes the drafts on this device, before it leaves: a draft that outlived it would come
 * back over what the server has. A form whose draft the server holds is saved first; if that fails, or while a
 * request is sent, `logoutLoss` says what would be lost, and the customer is asked.
 */
export function useLogout() {
  const navigate = useNavigate();

  async function saveAndLeave(): Promise<void> {
    const isSaved = await saveOpenForms();
    if (isSomethingSent()) logoutLoss.set('sending');
    else if (isSaved) await leave();
    // The session has ended already: that dialog leads to the sign-in page too, and keeps the drafts.
    else if (!sessionModal.get()) logoutLoss.set('unsaved');
  }

  async function leave(): Promise<void> {
    await forgetDrafts();
    tellLogout();
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
    stay: () => logoutLoss.set(undefined),
  };
}
