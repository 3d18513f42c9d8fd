// Everything around the screens: the query cache, the router and the pieces that every screen shares.
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Router } from "wouter";
import { useRouterLocation, useRouterSearch } from "#web/lib/navigation.ts";
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
        {/* The library takes its hooks as values and calls them as hooks. */}
        {/* oxlint-disable-next-line react/hooks */}
        <Router hook={useRouterLocation} searchHook={useRouterSearch}>
          <AppRoutes onShown={onShown} />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
