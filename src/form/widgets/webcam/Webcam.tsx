import { lazy, Suspense } from 'react';
import type { AnswerProps } from '../props';

/** Code that few forms need; `loadLater` fetches it with those. */
export const loadWebcam = () => import('./WebcamWidget');

const WebcamWidget = lazy(() => loadWebcam().then((code) => ({ default: code.WebcamWidget })));

export const Webcam = (props: AnswerProps) => (
  <Suspense>
    <WebcamWidget {...props} />
  </Suspense>
);
