// Everything around the screens: the query cache and the pieces that every screen shares.
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ErrorScreen } from "#web/features/layout/error-screen.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { AppRoutes } from "./router.tsx";

type AppProps = {
  queryClient: QueryClient;
  /** Called once the first screen stands. */
  onShown?: () => void;
};

export function App({ queryClient, onShown }: AppProps) {
  return (
    <ErrorBoundary fallback={<ErrorScreen />}>
      <QueryClientProvider client={queryClient}>
        <AppRoutes onShown={onShown} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
