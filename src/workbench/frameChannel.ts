import { type FramePage, originOf } from './origins';

/** One end of the channel between the workbench and a frame. */
export interface Channel<Out> {
  send(message: Out): void;
  close(): void;
}

const { port } = window.location;

/** The attributes of a frame with a page that draws forms. */
export const frameProps = (page: FramePage, name: string) => ({
  name,
  src: `${originOf('frames', port)}/workbench/${page}`,
  // It may neither replace the workbench nor open other pages. Customers can print what they sent, for which a dialog opens.
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-modals',
});

/**
 * The end of the workbench, for the frame of a name. It is open once the frame has loaded, each time that it loads; what
 * is sent before is lost.
 */
export function openChannelTo<In, Out>(
  name: string,
  onMessage: (message: In) => void,
): Channel<Out> {
  let own: MessagePort | undefined;
  const accept = ({ origin, source, ports: [given] }: MessageEvent) => {
    const [frame] = document.getElementsByName(name) as NodeListOf<HTMLIFrameElement>;
    if (origin !== originOf('frames', port) || source !== frame?.contentWindow || !given) return;
    own?.close();
    own = given;
    own.onmessage = ({ data }) => onMessage(data as In);
  };
  window.addEventListener('message', accept);
  return {
    send: (message) => own?.postMessage(message),
    close() {
      window.removeEventListener('message', accept);
      own?.close();
    },
  };
}

/** The end of a frame. Only the workbench gets the other one. */
export function openChannelToWorkbench<In, Out>(onMessage: (message: In) => void): Channel<Out> {
  const { port1: own, port2: other } = new MessageChannel();
  own.onmessage = ({ data }) => onMessage(data as In);
  window.parent.postMessage('opened', originOf('workbench', port), [other]);
  return { send: (message) => own.postMessage(message), close: () => own.close() };
}
