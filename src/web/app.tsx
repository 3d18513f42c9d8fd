// Everything around the screens: the query cache, the router and the pieces that every screen shares.
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Router } from "wouter";
import { useRouterLocation, useRouterSearch } from "#web/lib/navigation.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { ErrorScreen } from "#web/features/layout/error-screen.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { AppRoutes } from "./router.tsx";

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary fallback={<ErrorScreen />}>
      <QueryClientProvider client={queryClient}>
        {/* The library takes its hooks as values and calls them as hooks. */}
        {/* oxlint-disable-next-line react/hooks */}
        <Router hook={useRouterLocation} searchHook={useRouterSearch}>
          <AppRoutes />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
