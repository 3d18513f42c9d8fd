// What people ask of a game and no catalogue here knows.
import type { UnknownCues } from "#shared/search/languages/language.ts";

export const SPANISH_UNKNOWNS: UnknownCues = {
  price:
    "barato, baratos, barata, baratas, en oferta, ofertas, rebajado, rebajados, precio, precios, cuanto cuesta, economico, economicos, de oferta, con descuento, mas barato, mas baratos, que cuesten",
  hardware:
    "sin requisitos, sin muchos requisitos, sin requisitos altos, pc de pocos recursos, en una tostadora, cuántos requisitos, pocos requisitos, de pocos requisitos, bajos requisitos, de bajos requisitos, con pocos requisitos, requisitos mínimos, de bajos recursos, pc de bajos recursos, mi pc es muy malo, mi pc es malo, pc muy malo, pc malo, pc viejo, pc lento, ordenador viejo, ordenador antiguo, portátil viejo, móvil viejo, sin tarjeta gráfica, gráfica integrada, pc patata, en una patata, pese poco, que pese poco, que pesen poco, pocos gb",
  accessibility:
    "jugable con una mano, jugables con una mano, para jugar con una mano, daltónicos, para daltónicos, daltónico, apto para daltónicos, para ciegos, para personas ciegas, para sordos, accesibilidad, opciones de accesibilidad, sin mareos, que no maree, que no mareen",
  languages:
    "en español, en castellano, en inglés, en catalán, en francés, en alemán, en japonés, doblado al español, doblados al español, en español latino, traducido, traducidos, traducido al español, traducidos al español, con voces en español, con subtítulos en español, subtitulado, subtitulados",
  exclusive:
    "exclusivo, exclusivos, exclusiva, exclusivas, exclusivo de, exclusivos de, juegos exclusivos, juego exclusivo, exclusivos para",
  storage:
    "poco espacio, que ocupen poco, que ocupe poco, que ocupen poco espacio, que ocupe poco espacio, que pesen poco, que pese poco, que no pesen mucho, que no ocupen mucho, que no ocupen mucho espacio, poco peso, de poco peso, descarga pequeña",
  details:
    "sustos, jumpscares, límite de tiempo, tiempo límite, límites de tiempo, temporizador, contrarreloj, presión de tiempo, anuncios, publicidad, grindeo, farmeo, grindear, farmear, encuentros aleatorios, combates aleatorios, quick time events, qte",
  features: "modo fácil, opciones de dificultad, niveles de dificultad, dificultad ajustable",
  worldSize:
    "no muy grande, no muy grandes, no tan grande, no demasiado grande, pero no muy grande, pero no tan grande, pero no demasiado grande, que no sea muy grande, que no sea tan grande, mapa pequeño, mundo pequeño",
  compact: "pequeño, compacto",
};
