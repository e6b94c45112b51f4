import { defineTexts } from '../../../language';

/** Find a pharmacy: search form, filters and list. "mi" is miles. */
export default defineTexts({
  'pharmacies.lead': {
    en: 'In network costs you less.',
    es: 'En las farmacias de la red paga menos.',
  },
  'pharmacies.leadPreferred': {
    en: 'In network costs you less. Preferred costs least.',
    es: 'En las farmacias de la red paga menos; en las preferidas, aún menos.',
  },
  'pharmacies.form': { en: 'Pharmacy search', es: 'Búsqueda de farmacias' },
  'pharmacies.place': { en: 'City or ZIP code', es: 'Ciudad o código postal' },
  'pharmacies.placeExample': { en: '55000 or Sampleville, MN', es: '55000 o Sampleville, MN' },
  'pharmacies.placeWrong': {
    en: 'Enter a ZIP code, such as 55000, or a city and state, such as Sampleville, MN.',
    es: 'Ingrese un código postal, como 55000, o una ciudad y su estado, como Sampleville, MN.',
  },
  'pharmacies.within': { en: 'Within', es: 'A menos de' },
  'pharmacies.miles': { en: '{miles} mi', es: '{miles} mi' },
  'pharmacies.name': {
    en: 'Name or part of it (optional)',
    es: 'Nombre o parte de él (opcional)',
  },
  'pharmacies.search': { en: 'Search', es: 'Buscar' },
  'pharmacies.reset': { en: 'Reset', es: 'Restablecer' },
  'pharmacies.filters': { en: 'Show only', es: 'Mostrar solo' },
  'pharmacies.moreFilters': { en: '{count} more filters', es: '{count} filtros más' },
  'pharmacies.fewerFilters': { en: 'Fewer filters', es: 'Menos filtros' },
  'pharmacies.spoken': { en: 'Language spoken', es: 'Idioma de atención' },
  'pharmacies.anyLanguage': { en: 'Any language', es: 'Cualquier idioma' },
  'pharmacies.nearMe': { en: 'Near me', es: 'Cerca de mí' },
  'pharmacies.locating': { en: 'Finding where you are…', es: 'Buscando dónde está…' },
  'pharmacies.refused': {
    en: 'Your browser did not share where you are. Enter a ZIP code or a city.',
    es: 'Su navegador no compartió su ubicación. Ingrese un código postal o una ciudad.',
  },
  'pharmacies.unavailable': {
    en: 'Your device could not tell where you are. Enter a ZIP code or a city.',
    es: 'Su dispositivo no encontró su ubicación. Ingrese un código postal o una ciudad.',
  },

  'pharmacies.attribute.openNow': { en: 'Open now', es: 'Abierta ahora' },
  'pharmacies.attribute.open24Hours': { en: '24 hours', es: '24 horas' },
  'pharmacies.attribute.preferred': { en: 'Preferred', es: 'Preferida' },
  'pharmacies.attribute.ninetyDays': { en: '90 days', es: '90 días' },
  'pharmacies.attribute.vaccines': { en: 'Vaccines', es: 'Vacunas' },
  'pharmacies.attribute.delivers': { en: 'Delivers', es: 'Hace entregas' },
  'pharmacies.attribute.inNetwork': { en: 'In network', es: 'En la red' },
  'pharmacies.attribute.driveThrough': { en: 'Drive-through', es: 'Servicio desde el auto' },
  'pharmacies.attribute.accessibleEntrance': { en: 'Accessible entrance', es: 'Entrada accesible' },
  'pharmacies.attribute.compounds': { en: 'Compounding', es: 'Prepara fórmulas' },
  'pharmacies.attribute.specialty': { en: 'Specialty pharmacy', es: 'Farmacia especializada' },
  'pharmacies.paidBack': {
    en: 'Out of network, we pay you back',
    es: 'Fuera de la red, le devolvemos el dinero',
  },
  'pharmacies.outOfNetwork': { en: 'Out of network', es: 'Fuera de la red' },
  'pharmacies.yourDefault': { en: 'Your default', es: 'Su predeterminada' },

  'pharmacies.loading': { en: 'Looking for pharmacies…', es: 'Buscando farmacias…' },
  'pharmacies.failed': {
    en: 'The pharmacy search did not answer.',
    es: 'La búsqueda de farmacias no respondió.',
  },
  'pharmacies.slow': {
    en: 'This takes longer than usual. You can wait, or call us.',
    es: 'Está tardando más de lo normal. Puede esperar o llamarnos.',
  },
  'pharmacies.ask': {
    en: 'Where are you looking?',
    es: '¿Dónde quiere buscar?',
  },
  'pharmacies.askHow': {
    en: 'Enter a ZIP code or a city, or choose Near me.',
    es: 'Ingrese un código postal o una ciudad, o elija Cerca de mí.',
  },
  'pharmacies.found': {
    en: {
      one: '{count} pharmacy within {radius} miles',
      other: '{count} pharmacies within {radius} miles',
    },
    es: {
      one: '{count} farmacia a menos de {radius} millas',
      other: '{count} farmacias a menos de {radius} millas',
    },
  },
  'pharmacies.around': { en: 'Around {city}, {state}', es: 'Cerca de {city}, {state}' },
  'pharmacies.aroundZip': {
    en: 'Around {city}, {state} {zip}',
    es: 'Cerca de {city}, {state} {zip}',
  },
  'pharmacies.tooMany': {
    en: 'There are {total}. This list has the {shown} nearest. Choose a shorter distance to see the right ones.',
    es: 'Hay {total}. Esta lista tiene las {shown} más cercanas. Elija una distancia menor para ver las que busca.',
  },
  'pharmacies.sort': { en: 'Sort by', es: 'Ordenar por' },
  'pharmacies.byDistance': { en: 'Distance', es: 'Distancia' },
  'pharmacies.byName': { en: 'Name', es: 'Nombre' },
  'pharmacies.sortedByDistance': {
    en: 'Sorted by distance.',
    es: 'Ordenadas por distancia.',
  },
  'pharmacies.sortedByName': { en: 'Sorted by name.', es: 'Ordenadas por nombre.' },
  'pharmacies.more': { en: 'Show {count} more', es: 'Mostrar {count} más' },
  'pharmacies.seeOnMap': { en: 'See them on the map', es: 'Verlas en el mapa' },

  'pharmacies.none': {
    en: 'No pharmacy within {radius} miles',
    es: 'No hay farmacias a menos de {radius} millas',
  },
  'pharmacies.noneChosen': {
    en: 'No pharmacy within {radius} miles has everything you chose',
    es: 'Ninguna farmacia a menos de {radius} millas tiene todo lo que eligió',
  },
  'pharmacies.noneNamed': {
    en: 'No pharmacy within {radius} miles has “{name}” in its name',
    es: 'Ninguna farmacia a menos de {radius} millas tiene “{name}” en su nombre',
  },
  'pharmacies.othersNamed': {
    en: {
      one: '{count} pharmacy there has another name.',
      other: '{count} pharmacies there have other names.',
    },
    es: {
      one: 'Allí hay {count} farmacia con otro nombre.',
      other: 'Allí hay {count} farmacias con otros nombres.',
    },
  },
  'pharmacies.unname': { en: 'Show all names', es: 'Mostrar todos los nombres' },
  'pharmacies.others': {
    en: {
      one: '{count} pharmacy is there without these filters.',
      other: '{count} pharmacies are there without these filters.',
    },
    es: {
      one: 'Hay {count} farmacia sin esos filtros.',
      other: 'Hay {count} farmacias sin esos filtros.',
    },
  },
  'pharmacies.next': {
    en: 'The next one is {miles} miles away: {name} in {city}, {state}.',
    es: 'La más cercana está a {miles} millas: {name}, en {city}, {state}.',
  },
  'pharmacies.noNext': {
    en: 'We know of no other one either.',
    es: 'No conocemos ninguna otra.',
  },
  'pharmacies.noNextNamed': {
    en: 'No other pharmacy that we know has it in its name either.',
    es: 'Ninguna otra farmacia que conocemos lo tiene en su nombre.',
  },
  'pharmacies.noNextChosen': {
    en: 'No other pharmacy that we know has all of it either.',
    es: 'Ninguna otra farmacia que conocemos tiene todo eso.',
  },
  'pharmacies.widen': {
    en: 'Search within {radius} miles',
    es: 'Buscar a menos de {radius} millas',
  },
  'pharmacies.searchThere': { en: 'Search around {city}', es: 'Buscar cerca de {city}' },
  'pharmacies.unfilter': { en: 'Remove the filters', es: 'Quitar los filtros' },
  'pharmacies.notFound': {
    en: 'We do not know {place}',
    es: 'No conocemos {place}',
  },
  'pharmacies.notFoundHow': {
    en: 'Check the spelling, or enter the ZIP code.',
    es: 'Revise cómo está escrito, o ingrese el código postal.',
  },
  'pharmacies.territory': {
    en: 'We have no pharmacies in the territories',
    es: 'No tenemos farmacias en los territorios',
  },
  'pharmacies.territoryHow': {
    en: 'Your plan’s pharmacies are in the 50 states and Washington, DC. Call us before you fill a prescription there.',
    es: 'Las farmacias de su plan están en los 50 estados y Washington, DC. Llámenos antes de surtir una receta allí.',
  },
  'pharmacies.abroad': {
    en: 'You are outside the United States',
    es: 'Está fuera de los Estados Unidos',
  },
  'pharmacies.abroadHow': {
    en: 'Enter a ZIP code or a city to see pharmacies at home.',
    es: 'Ingrese un código postal o una ciudad para ver farmacias de su zona.',
  },
  'pharmacies.several': {
    en: 'There is a {city} in several states. Which one?',
    es: 'Hay ciudades llamadas {city} en varios estados. ¿Cuál busca?',
  },

  'pharmacies.open24': { en: 'Open 24 hours', es: 'Abierta las 24 horas' },
  'pharmacies.openUntil': { en: 'Open until {time}', es: 'Abierta hasta {time}' },
  'pharmacies.openUntilDay': {
    en: 'Open until {day} {time}',
    es: 'Abierta hasta el {day} a {time}',
  },
  'pharmacies.closesSoon': { en: 'Closes soon, {time}', es: 'Cierra pronto, a {time}' },
  'pharmacies.opensToday': {
    en: 'Closed, opens today {time}',
    es: 'Cerrada, abre hoy a {time}',
  },
  'pharmacies.opensOn': {
    en: 'Closed, opens {day} {time}',
    es: 'Cerrada, abre el {day} a {time}',
  },
  'pharmacies.hoursUnknown': { en: 'Call for hours', es: 'Llame para saber el horario' },
  'pharmacies.days': { en: '{from} to {to}', es: '{from} a {to}' },
  'pharmacies.everyDay': { en: 'Every day', es: 'Todos los días' },
  'pharmacies.times': { en: '{opens} to {closes}', es: '{opens} a {closes}' },
  'pharmacies.midnight': { en: 'midnight', es: 'medianoche' },
  /** In a sentence, after a preposition. */
  'pharmacies.theMidnight': { en: 'midnight', es: 'la medianoche' },
  'pharmacies.allDay': { en: '24 hours', es: '24 horas' },
  'pharmacies.closed': { en: 'Closed', es: 'Cerrada' },
  'pharmacies.phone': { en: 'Phone', es: 'Teléfono' },
  'pharmacies.languages': { en: 'Languages', es: 'Idiomas' },
  'pharmacies.distance': { en: '{miles} miles away', es: 'A {miles} millas' },
  'pharmacies.details': { en: 'Hours and phone of {name}', es: 'Horario y teléfono de {name}' },

  'pharmacies.setDefault': { en: 'Set as my default', es: 'Elegir como predeterminada' },
  'pharmacies.saving': { en: 'Saving…', es: 'Guardando…' },
  'pharmacies.saved': {
    en: '{name} is now your default pharmacy.',
    es: '{name} ahora es su farmacia predeterminada.',
  },
  'pharmacies.looking': {
    en: 'Checking if your choice arrived …',
    es: 'Revisando si llegó su elección …',
  },
  'pharmacies.notThere': {
    en: '{name} is not saved so far. Try again.',
    es: '{name} no se ha guardado hasta ahora. Intente de nuevo.',
  },
  'pharmacies.notKnown': {
    en: 'We do not know if {name} was saved. Try again.',
    es: 'No sabemos si {name} se guardó. Intente de nuevo.',
  },
  'pharmacies.notSaved': {
    en: '{name} was not saved. Your default pharmacy is the same as before. Try again.',
    es: '{name} no se guardó. Su farmacia predeterminada es la misma de antes. Intente de nuevo.',
  },
  'pharmacies.memberOnly': {
    en: 'Only the member can change the default pharmacy.',
    es: 'Solo el miembro puede cambiar la farmacia predeterminada.',
  },
  'pharmacies.signIn': {
    en: 'Sign in to make it your default pharmacy.',
    es: 'Inicie sesión para hacerla su farmacia predeterminada.',
  },
  'pharmacies.price': { en: 'Price a drug here', es: 'Ver el precio de un medicamento aquí' },
  'pharmacies.directions': { en: 'Directions', es: 'Cómo llegar' },

  'pharmacies.mail': { en: 'Or have it brought to you', es: 'O recíbalo en casa' },
  'pharmacies.mailBody': {
    en: '{name} sends your drugs to your home.',
    es: '{name} le envía sus medicamentos a casa.',
  },
  'pharmacies.mailInNetwork': { en: 'It is in your network.', es: 'Está en su red.' },
  'pharmacies.mailOutOfNetwork': {
    en: 'It is out of your network.',
    es: 'Está fuera de su red.',
  },
  'pharmacies.mail90Days': {
    en: 'It can send 90 days at a time.',
    es: 'Puede enviar 90 días a la vez.',
  },
  'pharmacies.mailUse': { en: 'Use home delivery', es: 'Usar entrega a domicilio' },
  'pharmacies.specialty': { en: 'Specialty pharmacy', es: 'Farmacia especializada' },
  'pharmacies.specialtyBody': {
    en: '{name} sends drugs that need special care.',
    es: '{name} envía medicamentos que necesitan cuidado especial.',
  },
  'pharmacies.specialtyUse': {
    en: 'Go to the specialty pharmacy',
    es: 'Ir a la farmacia especializada',
  },
});
