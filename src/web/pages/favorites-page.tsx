export function FavoritesPage() {
  return <h1>Favorites</h1>;
}
