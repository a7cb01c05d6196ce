import { Alert, Button } from '@mui/material';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { t } from '../i18n';

interface Props {
  /** What the pane is about: of something else it is drawn anew. */
  about?: unknown;
  children: ReactNode;
}

interface State {
  failure?: Error | undefined;
  about?: unknown;
}

/** Keeps a pane that fails, for instance over a definition with a mistake, from taking the others with it. */
export class PaneBoundary extends Component<Props, State> {
  override state: State = { about: this.props.about };

  static getDerivedStateFromError = (failure: Error): State => ({ failure });

  static getDerivedStateFromProps = ({ about }: Props, state: State): State | null =>
    about === state.about ? null : { about, failure: undefined };

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Alert
        severity="error"
        role="alert"
        sx={{ m: 2 }}
        action={
          <Button color="inherit" onClick={() => this.setState({ failure: undefined })}>
            {t('failure.again')}
          </Button>
        }
      >
        {t('failure.pane', { message: failure.message })}
      </Alert>
    );
  }
}
