export function CataloguePage() {
  return <h1>Catalogue</h1>;
}
