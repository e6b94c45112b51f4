import { defineTexts } from '../../language';

/** The ID card: the card, its dialog, and the request for a new card by mail. */
export default defineTexts({
  'idCard.title': { en: 'Prescription ID card', es: 'Tarjeta de identificación de recetas' },
  'idCard.lead': {
    en: 'Show this to the pharmacist. It works the same as the plastic card.',
    es: 'Muéstrela al farmacéutico. Sirve igual que la tarjeta de plástico.',
  },
  'idCard.none': {
    en: 'We have no ID card for you yet.',
    es: 'Todavía no tenemos una tarjeta para usted.',
  },
  'idCard.noneCall': {
    en: 'A new card takes about a day to appear here. If you need it sooner, call {phone}.',
    es: 'Una tarjeta nueva tarda alrededor de un día en aparecer aquí. Si la necesita antes, llame al {phone}.',
  },
  'idCard.noneWait': {
    en: 'A new card takes about a day to appear here.',
    es: 'Una tarjeta nueva tarda alrededor de un día en aparecer aquí.',
  },
  'idCard.whose': { en: 'Whose card', es: '¿De quién es la tarjeta?' },
  'idCard.front': { en: 'Front', es: 'Frente' },
  'idCard.back': { en: 'Back', es: 'Reverso' },
  'idCard.name': { en: 'Name', es: 'Nombre' },
  'idCard.memberId': { en: 'Member ID', es: 'N.º de miembro' },
  'idCard.id': { en: 'ID', es: 'ID' },
  'idCard.bin': { en: 'RxBIN', es: 'RxBIN' },
  'idCard.pcn': { en: 'RxPCN', es: 'RxPCN' },
  'idCard.group': { en: 'RxGrp', es: 'RxGrp' },
  'idCard.personCode': { en: 'Person code', es: 'Código de persona' },
  'idCard.planId': { en: 'Plan ID', es: 'N.º de plan' },
  'idCard.groupId': { en: 'Group ID', es: 'N.º de grupo' },
  'idCard.issuer': { en: 'Issuer (80840)', es: 'Emisor (80840)' },
  'idCard.cms': { en: 'CMS', es: 'CMS' },
  'idCard.missing': { en: 'Not available', es: 'No disponible' },
  'idCard.medicareCoverage': {
    en: 'Medicare prescription drug coverage.',
    es: 'Cobertura de medicamentos recetados de Medicare.',
  },
  'idCard.individualFamily': { en: 'Individual / Family', es: 'Individual / Familiar' },
  'idCard.inNetwork': { en: 'In network', es: 'En la red' },
  'idCard.outOfNetwork': { en: 'Out of network', es: 'Fuera de la red' },
  'idCard.grid.deductible': { en: 'Deductible', es: 'Deducible' },
  'idCard.grid.deductibleRxMedCombined': {
    en: 'Deductible, Rx/Med combined',
    es: 'Deducible, Rx/Méd. combinados',
  },
  'idCard.grid.outOfPocketLimit': { en: 'Out-of-pocket limit', es: 'Límite de gastos de bolsillo' },
  'idCard.grid.outOfPocketRxMedCombined': {
    en: 'Out-of-pocket, Rx/Med combined',
    es: 'Gastos de bolsillo, Rx/Méd. combinados',
  },
  'idCard.forMembers': { en: 'Members:', es: 'Miembros:' },
  'idCard.forPharmacists': { en: 'Pharmacists:', es: 'Farmacéuticos:' },
  'idCard.website': { en: 'Website:', es: 'Sitio web:' },
  'idCard.planWebsite': { en: 'Plan website:', es: 'Sitio web del plan:' },
  'idCard.medicare': { en: 'Medicare:', es: 'Medicare:' },
  'idCard.tty': { en: 'TTY 711', es: 'TTY 711' },
  'idCard.noProof': {
    en: 'This card does not prove coverage.',
    es: 'Esta tarjeta no es prueba de cobertura.',
  },
  'idCard.paperClaims': {
    en: 'Send paper claims to {address}.',
    es: 'Envíe las reclamaciones en papel a {address}.',
  },
  'idCard.eachTime': {
    en: 'Show this card each time you fill a prescription.',
    es: 'Muestre esta tarjeta cada vez que surta una receta.',
  },
  'idCard.readAloud': { en: 'To read aloud or copy', es: 'Para leer en voz alta o copiar' },
  'idCard.copy': { en: 'Copy', es: 'Copiar' },
  'idCard.copyWhat': { en: 'Copy {what}', es: 'Copiar {what}' },
  'idCard.copied': { en: '{what} copied.', es: '{what}: copiado.' },
  'idCard.notCopied': {
    en: 'This browser does not let us copy. Select the number instead.',
    es: 'Este navegador no permite copiar. Seleccione el número.',
  },
  'idCard.offline': {
    en: 'Save on this device, for when you are offline',
    es: 'Guardar en este dispositivo, para cuando no haya conexión',
  },
  'idCard.offlineHint': {
    en: 'Only on a phone or computer that is yours. The card is stored encrypted and opens in this portal without signing in. It is brought up to date while you use the portal, and removed when you turn this off or sign out.',
    es: 'Solo en un teléfono o una computadora que sean suyos. La tarjeta se guarda cifrada y se abre en este portal sin iniciar sesión. Se actualiza mientras usa el portal y se elimina cuando usted desactiva esta opción o cierra la sesión.',
  },
  'idCard.offlineOn': {
    en: 'Your card is saved on this device.',
    es: 'Su tarjeta está guardada en este dispositivo.',
  },
  'idCard.offlineBusy': { en: 'One moment…', es: 'Un momento…' },
  'idCard.offlineFailed': {
    en: 'We could not save the card on this device. Nothing was saved.',
    es: 'No pudimos guardar la tarjeta en este dispositivo. No se guardó nada.',
  },
  'idCard.addToWallet': { en: 'Add to wallet', es: 'Agregar a la billetera' },
  'idCard.print': { en: 'Print card', es: 'Imprimir tarjeta' },
  'idCard.temporary': {
    en: 'Print a temporary ID card',
    es: 'Imprimir una tarjeta de identificación temporal',
  },
  'idCard.pdf': { en: 'Download PDF', es: 'Descargar PDF' },
  'idCard.picture': { en: 'Save as picture', es: 'Guardar como imagen' },
  'idCard.fileFailed': {
    en: 'We could not create the file. Try again.',
    es: 'No se pudo crear el archivo. Intente de nuevo.',
  },
  'idCard.pictureFailed': {
    en: 'We could not create the picture. Try again.',
    es: 'No se pudo crear la imagen. Intente de nuevo.',
  },
  /** Name of the downloaded file, without its ending. */
  'idCard.fileName': { en: 'id-card', es: 'tarjeta' },
  'idCard.request': { en: 'Request ID card', es: 'Pedir una tarjeta' },
  'idCard.close': { en: 'Close', es: 'Cerrar' },
  'idCard.ended': { en: 'This card expired on {date}', es: 'Esta tarjeta venció el {date}' },
  'idCard.endedWhat': {
    en: 'Pharmacies no longer accept it.',
    es: 'Las farmacias ya no la aceptarán.',
  },
  'idCard.ends': {
    en: 'This card is valid until {date}',
    es: 'Esta tarjeta es válida hasta el {date}',
  },
  'idCard.endsWhat': {
    en: 'Pharmacies will not accept it after that day.',
    es: 'Después de ese día las farmacias no la aceptarán.',
  },
  'idCard.endCall': {
    en: 'Questions? Call {phone}, TTY 711.',
    es: '¿Preguntas? Llame al {phone}, TTY 711.',
  },
  'idCard.why.minor': {
    en: 'Members under 18 can show and print their card. An adult of the family can request a new one or add it to a wallet.',
    es: 'Los miembros menores de 18 años pueden mostrar e imprimir su tarjeta. Un adulto de la familia puede pedir una nueva o agregarla a una billetera.',
  },
  'idCard.why.unknownAge': {
    en: 'We do not have your birth date, so you cannot request a new card or add it to a wallet here yet. Call the number for members on the back of the card.',
    es: 'No tenemos su fecha de nacimiento, así que aquí todavía no puede pedir una tarjeta nueva ni agregarla a una billetera. Llame al número para miembros que está al reverso de la tarjeta.',
  },
  'idCard.why.actingFor': {
    en: 'You are acting for a member. Only the member can request a new card or add it to a wallet.',
    es: 'Usted actúa en nombre de un miembro. Solo el miembro puede pedir una tarjeta nueva o agregarla a una billetera.',
  },
  'idCard.why.noOwnId': {
    en: 'This card has no member ID, so it cannot be requested or added to a wallet here. Call the number for members on its back.',
    es: 'Esta tarjeta no tiene número de miembro, por lo que aquí no se puede pedir ni agregar a una billetera. Llame al número para miembros que está al reverso.',
  },
  'idCard.why.paused': {
    en: 'A new card is already on its way. You can ask for another from {date}.',
    es: 'Ya hay una tarjeta nueva en camino. Podrá pedir otra a partir del {date}.',
  },
  'idCard.confirmTitle': {
    en: 'Mail a new card for {name}?',
    es: '¿Enviamos una tarjeta nueva para {name}?',
  },
  'idCard.mailedTo': {
    en: 'We will mail it to the address on file:',
    es: 'La enviaremos por correo a la dirección registrada:',
  },
  'idCard.mailedOnFile': {
    en: 'We will mail it to the address that your plan has on file.',
    es: 'La enviaremos por correo a la dirección que tiene registrada su plan.',
  },
  'idCard.wrongAddress': {
    en: 'If this is not where you get your mail, tell your plan first. Your current card stays valid.',
    es: 'Si no es donde recibe su correo, avise antes a su plan. Su tarjeta actual sigue siendo válida.',
  },
  'idCard.copies': { en: 'How many cards', es: 'Cuántas tarjetas' },
  'idCard.oneCopy': { en: 'One', es: 'Una' },
  'idCard.twoCopies': { en: 'Two', es: 'Dos' },
  'idCard.reason': { en: 'Reason (optional)', es: 'Motivo (opcional)' },
  'idCard.reason.none': { en: 'I prefer not to say', es: 'Prefiero no decirlo' },
  'idCard.reason.lost': { en: 'The card is lost', es: 'La tarjeta se perdió' },
  'idCard.reason.damaged': { en: 'The card is damaged', es: 'La tarjeta está dañada' },
  'idCard.reason.nameChange': { en: 'My name has changed', es: 'Cambió mi nombre' },
  'idCard.reason.neverCame': { en: 'The card never came', es: 'La tarjeta nunca llegó' },
  'idCard.confirm': { en: 'Confirm', es: 'Confirmar' },
  'idCard.sent': { en: 'Your request was sent', es: 'Enviamos su solicitud' },
  'idCard.sentBody': {
    en: 'Your new card will be mailed within the next 24 hours.',
    es: 'Su tarjeta nueva se enviará por correo en las próximas 24 horas.',
  },
  'idCard.notSent': { en: 'Your request was not sent', es: 'No se envió su solicitud' },
  'idCard.notSentBody': {
    en: 'Nothing was ordered. Try again in a moment.',
    es: 'No se pidió nada. Intente de nuevo en un momento.',
  },
  'idCard.notThere': {
    en: 'Your request has not reached us',
    es: 'No hemos recibido su solicitud',
  },
  'idCard.looking': {
    en: 'Checking if your request arrived …',
    es: 'Revisando si llegó su solicitud …',
  },
  'idCard.unknown': {
    en: 'We do not know if your request arrived',
    es: 'No sabemos si su solicitud llegó',
  },
  'idCard.unknownBody': {
    en: 'Try again in a moment. If it arrived, no second card is ordered.',
    es: 'Intente de nuevo en un momento. Si llegó, no se pide una segunda tarjeta.',
  },
  'idCard.alreadyRequested': {
    en: 'A new card was already requested within the last {days} days, and one is on its way.',
    es: 'Ya se pidió una tarjeta nueva en los últimos {days} días, y está en camino.',
  },
});
