import type { SubmitEvent } from '#form';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { releaseLoader } from '../calls/loader';
import { dismissLinks, notify } from '../notices/toasts';
import { endedSessions } from '../session/logout';
import { markSending } from '../session/openForms';
import { t } from '../i18n';
import { type LeftNews, type LeftRequest, leftRequests, removeLeft, setLeft } from './leftRequests';
import { type RaisedRequest, raisedTexts, trackText } from './raisedRequest';

/**
 * Follows the submit of a form, also when the form is left while it runs: what becomes of it is then told on whatever
 * page the customer is, as long as the session lasts.
 */
export function useSubmission(key: string, title: string) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const latest = useRef<SubmitEvent>('ended');
  const isShown = useRef(false);
  const session = useRef(endedSessions.get());
  const back = { to: pathname + search, state };

  const isOver = () => endedSessions.get() !== session.current;
  const linkTo = (place: LeftRequest['back'], text: string) => ({
    to: place.to,
    text,
    follow: () => void navigate(place.to, { state: place.state }),
  });
  const tell = (news: LeftNews) => setLeft({ key, title, back, news });

  useEffect(() => {
    isShown.current = true;
    const before = leftRequests.get().find((left) => left.key === key)?.news.kind;
    if (before === 'sending' || before === 'waiting') latest.current = before;
    removeLeft(key);
    dismissLinks(back.to);
    return () => {
      isShown.current = false;
      if (latest.current !== 'sending' && latest.current !== 'waiting') return;
      // The customer no longer waits on this page.
      releaseLoader();
      if (!isOver()) setLeft({ key, title, back, news: { kind: latest.current } });
    };
    // On mount and unmount only, with the address at which the form was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    /** Whether the customer left the page of the form: what it still sends shows no overlay. */
    isLeft: () => !isShown.current,
    onSubmit(event: SubmitEvent): void {
      latest.current = event;
      markSending(key, event === 'sending' || event === 'waiting');
      if (isShown.current || isOver()) return;
      const left = leftRequests.get().find((one) => one.key === key);
      if (event === 'ended' && left?.news.kind === 'raised') return;
      // An end without a ticket: there is something to look at first.
      const news = event === 'ended' ? 'unsent' : event;
      tell({ kind: news });
      if (news === 'sending') return;
      notify('warning', t(`raise.left.${news}`, { title }), linkTo(back, t('raise.left.back')));
    },
    onRaised(raised: RaisedRequest): void {
      if (isShown.current || isOver()) return;
      tell({ kind: 'raised', raised });
      const track = {
        to: '/dashboard/track-service-request',
        state: { policyNo: raised.policyNo },
      };
      notify(
        'success',
        raisedTexts(raised.tickets).join(' '),
        linkTo(track, trackText(raised.tickets)),
      );
    },
  };
}
